import { emitEvent } from '@grocer/shared-contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ShopError } from '../../shop/ShopError.ts';
import { useShell } from '../../useShell.ts';

interface Amend {
  /** The order that is being opened. */
  opening: string | undefined;
  problem: string | undefined;
  amend(customerOrderId: string): Promise<void>;
}

/** Opens a placed order for changes. It becomes the trolley, and an event tells the header. */
export function useAmend(): Amend {
  const { shop, trolley, routes } = useShell();
  const navigate = useNavigate();
  const [opening, setOpening] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function amend(customerOrderId: string): Promise<void> {
    setOpening(customerOrderId);
    setProblem(undefined);
    try {
      await shop.amend(customerOrderId);
      emitEvent('shopping_context_changed');
      await trolley.load();
      await navigate(routes.trolley());
    } catch (error) {
      setProblem(problemOf(error, customerOrderId));
    } finally {
      setOpening(undefined);
    }
  }

  return { opening, problem, amend };
}

const problemOf = (error: unknown, customerOrderId: string): string =>
  error instanceof ShopError && error.code === 'ORDER_NOT_AMENDABLE'
    ? `Order ${customerOrderId} cannot be amended now. Is another order being amended?`
    : `Order ${customerOrderId} could not be opened. Please try again.`;
