import { describe, expect, it } from 'vitest';
import { readFaultForm } from './readFaultForm.ts';

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('readFaultForm', () => {
  it('the form sets a status for the next two answers', () => {
    const form = formWith({ call: 'getTrolley', kind: 'status', status: '503', times: '2' });

    expect(readFaultForm(form)).toEqual({
      call: 'getTrolley',
      fault: { kind: 'status', status: 503 },
      times: 2,
    });
  });

  it('the form sets a fault without a count if the field is empty', () => {
    const form = formWith({ call: 'suggest', kind: 'drop', times: '' });

    expect(readFaultForm(form)).toEqual({ call: 'suggest', fault: { kind: 'drop' } });
  });

  it('the form sets a status with an error code', () => {
    const form = formWith({
      call: 'placeOrder',
      kind: 'status',
      status: '409',
      code: ' ORDER_ORCHESTRATION_091 ',
    });
    expect(readFaultForm(form).fault).toEqual({
      kind: 'status',
      status: 409,
      body: { code: 'ORDER_ORCHESTRATION_091' },
    });
  });

  it('the form sets a delay', () => {
    const form = formWith({ call: 'slots', kind: 'delay', ms: '3000', times: '' });

    expect(readFaultForm(form).fault).toEqual({ kind: 'delay', ms: 3000 });
  });
});
