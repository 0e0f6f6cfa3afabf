import { useAtomValue } from 'jotai';
import { routesAtom } from '../../state/page.ts';
import { SlotButtonView } from './SlotButtonView.tsx';

export function SlotButton() {
  const routes = useAtomValue(routesAtom);
  return (
    <SlotButtonView
      href={routes.serviceSelection()}
      loading={false}
      slot={{ kind: 'none' }}
      spinning={false}
    />
  );
}
