import { registerBlockType } from '@wordpress/blocks';
import { chevronRight } from '@wordpress/icons';
import { Edit } from './edit';
import metadata from './block.json';

// Everything else of it has come with the page: translated, from where the server has it.
registerBlockType( metadata.name, { icon: chevronRight, edit: Edit } );
