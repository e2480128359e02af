import { createSlotFill } from '@wordpress/components';

/**
 * Where a screen that saves by itself (ScreenDefinition `savesItself`) puts its actions: in the page's header, where the
 * other screens have theirs.
 *
 * @example <PageActions><Button variant="primary">Save</Button></PageActions>
 */
export const { Fill: PageActions, Slot: PageActionsSlot } =
	createSlotFill( 'PharosPageActions' );

/** The shortcut that saves: such a screen listens to it by `useShortcut`, and the settings are then not saved by it. */
export const SAVE_SHORTCUT = 'pharos/save';
