// React comes with the share scope, which is there only after one import().
void import('./bootstrap.tsx');
