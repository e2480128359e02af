import { registerBlockType } from '@wordpress/blocks';
import { formatListNumbered } from '@wordpress/icons';
import { transforms } from '../transforms';
import metadata from './block.json';
import { Edit } from './edit';
import { save } from './save';

/** Registers the How-to block. */
export const registerHowTo = (): void =>
	void registerBlockType( metadata, {
		icon: formatListNumbered,
		transforms: transforms.howTo,
		edit: Edit,
		save,
	} );
