const swc = {
  jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
};

module.exports = {
  testEnvironment: 'jsdom',
  transform: { '\\.[jt]sx?$': ['@swc/jest', swc] },
  // The header's package and zod are ES modules, which Jest can read only after they are compiled.
  transformIgnorePatterns: ['/node_modules/(?!.*(@grocer|zod)/)'],
};
