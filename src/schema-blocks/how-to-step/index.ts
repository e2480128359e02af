import { registerBlockType } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { createEdit, createSave, type PartOptions } from '../part';
import metadata from './block.json';

const options: PartOptions = {
	name: metadata.name,
	tag: 'li',
	className: 'wp-block-pharos-how-to-step__name',
	labels: () => ( {
		heading: __( 'Step', 'pharos-seo' ),
		body: __( 'Instructions', 'pharos-seo' ),
	} ),
};

/** Registers the block of a step. */
export const registerStep = (): void =>
	void registerBlockType( metadata, {
		icon: check,
		edit: createEdit( options ),
		save: createSave( options ),
	} );
