import { emitEvent } from '@grocer/shared-contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useShell } from '../../useShell.ts';
import { type PlaceOrderProblem, placeOrderProblem } from './placeOrderProblem.ts';

interface PlaceOrder {
  placing: boolean;
  problem: PlaceOrderProblem | undefined;
  place(): Promise<void>;
}

/** Places the order. The trolley is then that of the next order, and an event tells the header. */
export function usePlaceOrder(customerOrderId: string): PlaceOrder {
  const { shop, trolley, routes } = useShell();
  const navigate = useNavigate();
  const [placing, setPlacing] = useState(false);
  const [problem, setProblem] = useState<PlaceOrderProblem>();

  async function place(): Promise<void> {
    setPlacing(true);
    setProblem(undefined);
    try {
      await shop.place(customerOrderId);
      emitEvent('shopping_context_changed');
      void trolley.load();
      await navigate(routes.orderConfirmation(customerOrderId));
    } catch (error) {
      setProblem(placeOrderProblem(error, routes));
    } finally {
      setPlacing(false);
    }
  }

  return { placing, problem, place };
}
