const pictures = import.meta.glob<string>('./pictures/*/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const engines = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Each state at three widths, side by side in the three engines. A picture is a link to itself at full size. */
export const EnginePictures = ({ states }: { states: Readonly<Record<string, { title: string }>> }) =>
  Object.entries(states).map(([name, { title }]) => (
    <section key={name}>
      <h2>{title}</h2>
      {sizes.map((size) => (
        <Row key={size.width} state={name} title={title} size={size} />
      ))}
    </section>
  ));

type RowProps = {
  state: string;
  title: string;
  size: (typeof sizes)[number];
};

const Row = ({ state, title, size }: RowProps) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 12 }}>
    {Object.entries(engines).map(([engine, engineName]) => {
      const address = pictures[`./pictures/${state}/${size.width}-${engine}.webp`];
      return (
        <figure key={engine} style={{ margin: 0 }}>
          <a href={address} target="_top">
            <img
              {...size}
              src={address}
              alt={`${title}: ${engineName} at ${size.width} px`}
              style={imageStyle}
            />
          </a>
          <figcaption style={{ fontSize: 14 }}>
            {engineName}, {size.width} px
          </figcaption>
        </figure>
      );
    })}
  </div>
);

const imageStyle = { inlineSize: '100%', blockSize: 'auto', border: '1px solid #d8d4c8' };
