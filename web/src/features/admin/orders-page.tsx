import { useParams } from 'react-router';
import { OrderList } from './orders/order-list.tsx';
import { OrderView } from './orders/order-view.tsx';

/** /admin/orders, and one order at /admin/orders/<number>. */
export default function OrdersPage() {
  const { id } = useParams();
  return id ? <OrderView key={id} id={id} /> : <OrderList />;
}
