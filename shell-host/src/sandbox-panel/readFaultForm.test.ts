import { describe, expect, it } from 'vitest';
import { readFaultForm } from './readFaultForm.ts';

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('readFaultForm', () => {
  it('reads a status for the next two answers', () => {
    const form = formWith({ call: 'getTrolley', kind: 'status', status: '503', times: '2' });

    expect(readFaultForm(form)).toEqual({
      call: 'getTrolley',
      fault: { kind: 'status', status: 503 },
      times: 2,
    });
  });

  it('leaves the fault in place until it is cleared where no times are given', () => {
    const form = formWith({ call: 'suggest', kind: 'drop', times: '' });

    expect(readFaultForm(form)).toEqual({ call: 'suggest', fault: { kind: 'drop' } });
  });

  it('reads a refusal by its code', () => {
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

  it('reads a delay', () => {
    const form = formWith({ call: 'slots', kind: 'delay', ms: '3000', times: '' });

    expect(readFaultForm(form).fault).toEqual({ kind: 'delay', ms: 3000 });
  });
});
