import { registerBlockType } from '@wordpress/blocks';
import { listView } from '@wordpress/icons';
import { Edit } from './edit';
import metadata from './block.json';

// Everything else of it has come with the page: translated, from where the server has it.
registerBlockType( metadata.name, { icon: listView, edit: Edit } );
