import '@crownleaf/ui/style.css';
import './fonts.css';
import './art/art.css';
import './pages/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { lookForMe } from './api/account.ts';
import { App } from './app.tsx';
import { TurnNotices } from './turns/turn-notices.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <TurnNotices />
    <App />
  </StrictMode>,
);
lookForMe();
