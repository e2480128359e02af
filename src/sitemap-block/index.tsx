import { registerBlockType } from '@wordpress/blocks';
import { listView } from '@wordpress/icons';
import { Edit } from './edit';
import metadata from './block.json';

// The server registers the rest of the metadata, with translations.
registerBlockType( metadata.name, { icon: listView, edit: Edit } );
