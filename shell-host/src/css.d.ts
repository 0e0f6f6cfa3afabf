declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the shape that css-loader gives a CSS module
  export default classNames;
}

declare module '*.css';
