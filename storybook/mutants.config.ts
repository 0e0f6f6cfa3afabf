import { defineConfig } from 'vitest/config';
import { unitProjects } from './unitProjects.ts';

export default defineConfig({ test: { projects: unitProjects } });
