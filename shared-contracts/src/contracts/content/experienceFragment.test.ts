import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { aContentFragment, experienceFragmentBody } from './content.fixtures.ts';
import { experienceFragmentSchema } from './readContent.ts';

const read = (input: unknown) => parseContract(experienceFragmentSchema, input, 'content');

describe('experienceFragmentSchema', () => {
  it('reads its fixture', () => {
    const content = { ...aContentFragment(), pageTitle: null };

    expect(read(experienceFragmentBody())).toEqual({ error: false, content });
    expect(read({ content })).toEqual({ error: false, content });
  });

  it('reads an error, or an answer without content, as an error without content (behaviour/services#experience-fragment)', () => {
    const failed = { error: true, content: null };

    expect(read({ error: true, content: null })).toEqual(failed);
    expect(read({ ...experienceFragmentBody(), error: 'gone' })).toEqual(failed);
    expect(read({ error: false })).toEqual(failed);
  });
});
