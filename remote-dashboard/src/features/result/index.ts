export { ResultCard } from './result-card.tsx';
export { ResumeCard } from './resume-card.tsx';
export { StoppedCard } from './stopped-card.tsx';
