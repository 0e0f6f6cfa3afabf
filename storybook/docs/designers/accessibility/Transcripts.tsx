const transcripts = Object.values(
  import.meta.glob<string>('../../../../e2e/specs/speech/transcripts/*.txt', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
);

/** Every journey that was heard: its title, and the transcript below it. */
export const Transcripts = () =>
  transcripts.map((transcript) => {
    const [title = '', ...lines] = transcript.split('\n');
    return (
      <details key={title}>
        <summary>{title}</summary>
        <pre>{lines.join('\n')}</pre>
      </details>
    );
  });
