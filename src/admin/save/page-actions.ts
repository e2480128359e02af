import { createSlotFill } from '@wordpress/components';

/**
 * Slot in the page's header for the actions of screens with `savesItself` or `hasActions` in their ScreenDefinition; other
 * screens have Save there.
 *
 * @example <PageActions><Button variant="primary">Save</Button></PageActions>
 */
export const { Fill: PageActions, Slot: PageActionsSlot } =
	createSlotFill( 'PharosPageActions' );
