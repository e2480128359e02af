import { Button, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	nameOf,
	SchemaForm,
	SchemaJson,
	typeOf,
	type SchemaFormTools,
	type SchemaObject,
	type SchemaTypes,
} from '../../schema';
import type { Entry } from './entries';

interface EditDialogProps {
	entry: Entry;
	types: SchemaTypes;
	tools: SchemaFormTools;
	onChange: ( schema: SchemaObject ) => void;
	onClose: () => void;
}

/** The form of one schema of this page. What is typed is in the page's fields at once; it is saved with them. */
export function EditDialog( {
	entry: { schema, node, problems },
	types,
	tools,
	onChange,
	onClose,
}: EditDialogProps ) {
	return (
		<Modal
			className="pharos-dialog pharos-page-schemas__dialog"
			title={ sprintf(
				/* translators: %s: name of a schema. */
				__( '%s on this page', 'pharos-seo' ),
				nameOf( schema )
			) }
			size="large"
			onRequestClose={ onClose }
		>
			<SchemaForm
				id="pharos-page-schema"
				schema={ schema }
				type={ typeOf( schema, types ) }
				problems={ problems }
				tools={ tools }
				onChange={ onChange }
			/>
			{ node && (
				<SchemaJson
					value={ node }
					label={ __( 'JSON-LD of this schema', 'pharos-seo' ) }
				/>
			) }
			<div className="pharos-page-schemas__done">
				<Button
					variant="primary"
					__next40pxDefaultSize
					onClick={ onClose }
				>
					{ __( 'Done', 'pharos-seo' ) }
				</Button>
			</div>
		</Modal>
	);
}
