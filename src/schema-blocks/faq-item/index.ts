import { registerBlockType } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { help } from '@wordpress/icons';
import { createEdit, createSave, type PartOptions } from '../part';
import metadata from './block.json';

const options: PartOptions = {
	name: metadata.name,
	tag: 'div',
	className: 'wp-block-pharos-faq-item__question',
	labels: () => ( {
		heading: __( 'Question', 'pharos-seo' ),
		body: __( 'Answer', 'pharos-seo' ),
	} ),
};

/** Registers the block of a question. */
export const registerQuestion = (): void =>
	void registerBlockType( metadata, {
		icon: help,
		edit: createEdit( options ),
		save: createSave( options ),
	} );
