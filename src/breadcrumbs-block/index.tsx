import { registerBlockType } from '@wordpress/blocks';
import { chevronRight } from '@wordpress/icons';
import { Edit } from './edit';
import metadata from './block.json';

// The server registers the rest of the metadata, with translations.
registerBlockType( metadata.name, { icon: chevronRight, edit: Edit } );
