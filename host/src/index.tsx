import '@app/shared/ui/tokens.css';
import '@app/shared/ui/reset.css';
import './first-paint.css';
import { startPage } from './app/start.tsx';

void startPage();
