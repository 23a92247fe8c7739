import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Preview } from './preview.tsx';
import './preview.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
// Links of the components need a router; a memory router keeps them inside the preview.
createRoot(root).render(
  <MemoryRouter>
    <Preview />
  </MemoryRouter>,
);
