import type { DeliveryPass, DeliveryPassStatus } from './deliveryPass.ts';

export const aDeliveryPass = (status: DeliveryPassStatus = 'ACTIVE'): DeliveryPass => ({ data: { status } });
