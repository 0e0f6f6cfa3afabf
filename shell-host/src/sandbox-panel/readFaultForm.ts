import type { FaultOrder } from './createSandboxControl.ts';

/** The fault that the panel's form says. Fields that the kind has no use for are not in the form. */
export function readFaultForm(form: FormData): FaultOrder {
  const code = String(form.get('code') ?? '').trim();
  const number = (name: string) => (form.get(name) ? { [name]: Number(form.get(name)) } : {});
  return {
    call: String(form.get('call')),
    fault: {
      kind: String(form.get('kind')),
      ...number('status'),
      ...(code && { body: { code } }),
      ...number('ms'),
    },
    ...number('times'),
  };
}
