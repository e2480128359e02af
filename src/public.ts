/**
 * The public surface for add-ons in JavaScript, in one list: the members of the store, and the shapes of what add-ons pass to hooks
 * (extensions.ts) and receive as props. What isn't exported here is private to the plugin and may change with any version. There is no public
 * global variable: those that begin with `pharos` are for the plugin's own scripts.
 */
export {
	PUBLIC_ACTIONS,
	PUBLIC_SELECTORS,
	type PublicStore,
} from '../store/public-store';
export type { PerformanceRow } from '../store';
export type { NavLink, NavSection } from './admin/navigation/types';
export type {
	FieldDefinition,
	FieldGroup,
	FieldOption,
	ScreenDefinition,
	ScreenProps,
} from './admin/definitions/types';
export type { AddOnPart } from './components/add-on-parts';
export type { EditorStore } from './editor/store';
export type { EditedObject } from './object-seo/types';
export type { OnboardingStep } from './onboarding/use-steps';
export type { AddOnResult, PageCheck, PageSnapshot } from './page-checks/types';
