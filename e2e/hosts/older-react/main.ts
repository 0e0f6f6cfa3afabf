// React comes from the share scope, which is ready only after a dynamic import().
void import('./bootstrap.tsx');
