export { ConflictBanner } from './conflict-banner.tsx';
export { DecisionBar, type StandingDecision } from './decision-bar.tsx';
export { DecisionPanel } from './decision-panel.tsx';
export { isOffered, type DecisionAct } from './offered-acts.ts';
export { PaperFoot } from './paper-foot.tsx';
export { emptyDraft, type PanelDraft, type PanelKind } from './panel-form.ts';
export { SeveralBar } from './several-bar.tsx';
