import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ConfirmModal } from '../../components/confirm-modal';
import {
	isIncomplete,
	schemaName,
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

/** The form of one schema of this page. Edits are part of the page's unsaved fields and saved with them. */
export function EditDialog( {
	entry: { schema, node, problems },
	types,
	tools,
	onChange,
	onClose,
}: EditDialogProps ) {
	const [ isAsking, setAsking ] = useState( false );
	const done = () =>
		isIncomplete( node, problems ) ? setAsking( true ) : onClose();
	return (
		<Modal
			className="pharos-dialog pharos-page-schemas__dialog"
			title={ sprintf(
				/* translators: %s: name of a schema. */
				__( '%s on this page', 'pharos-seo' ),
				schemaName( schema )
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
					onClick={ done }
				>
					{ __( 'Done', 'pharos-seo' ) }
				</Button>
			</div>
			{ isAsking && (
				<ConfirmModal
					title={ __( 'Keep an incomplete schema?', 'pharos-seo' ) }
					description={ __(
						'The schema is missing properties that Google requires. It isn’t output until it’s complete.',
						'pharos-seo'
					) }
					confirmLabel={ __( 'Keep schema', 'pharos-seo' ) }
					onConfirm={ onClose }
					onClose={ () => setAsking( false ) }
				/>
			) }
		</Modal>
	);
}
