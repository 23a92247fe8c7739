import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// `npm run preview`: the components and their examples as a small site of their own. It shares nothing with the
// product's build but the source of src/ui.
export default defineConfig({
  root: 'src/ui/preview',
  base: './',
  publicDir: false,
  plugins: [tailwindcss()],
  build: {
    outDir: '../../../build/preview',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
  },
});
