import { createSlotFill } from '@wordpress/components';

/**
 * Where a screen that saves by itself, or has something else to do (ScreenDefinition `savesItself`, `hasActions`), puts its actions: in the page's header, where the
 * other screens have theirs.
 *
 * @example <PageActions><Button variant="primary">Save</Button></PageActions>
 */
export const { Fill: PageActions, Slot: PageActionsSlot } =
	createSlotFill( 'PharosPageActions' );
