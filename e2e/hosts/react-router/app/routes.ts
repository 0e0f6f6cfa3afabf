import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('ecom/shop/search', 'routes/search.tsx'),
] satisfies RouteConfig;
