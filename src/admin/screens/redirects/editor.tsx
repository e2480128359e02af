import {
	Button,
	CheckboxControl,
	Modal,
	Notice,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Redirect, RedirectFields } from '../../../../store';
import { ConfirmModal } from '../../../components/confirm-modal';
import { TargetField } from './target-field';
import { isAtField, useDraft } from './use-draft';
import { GONE, MATCHES, QUERIES, STATUSES } from './labels';

interface EditorProps {
	/** A stored redirect has an id; a new one has its known fields. */
	redirect: Redirect | Partial< RedirectFields >;
	onClose: () => void;
}

/** The dialog that adds or edits a redirect. Only sends changed fields, with their previous values. */
export function Editor( { redirect, onClose }: EditorProps ) {
	const {
		fields,
		change,
		open,
		isNew,
		isDirty,
		save,
		isBusy,
		isConfirmed,
		setIsConfirmed,
		refusal,
		errorOf,
		conflict,
	} = useDraft( redirect, onClose );
	const form = useRef< HTMLFormElement >( null );
	// Special redirects show what is special.
	const [ hasMore ] = useState(
		() =>
			fields.match !== 'exact' ||
			fields.status !== 301 ||
			fields.query !== 'keep' ||
			fields.ignore_case
	);
	useEffect( () => {
		// The source, or if it is known, the target.
		const [ source, target ] =
			form.current?.querySelectorAll< HTMLInputElement >(
				'input[type="text"]'
			) ?? [];
		( source?.value ? ( target ?? source ) : source )?.focus();
	}, [] );
	const [ isAsking, setIsAsking ] = useState( false );
	const [ isDiscarded, setIsDiscarded ] = useState( false );
	useEffect( () => {
		// Once the question has returned the focus to this dialog, which returns it to its opener.
		if ( isDiscarded && ! isAsking ) {
			onClose();
		}
	}, [ isDiscarded, isAsking, onClose ] );
	const existing = refusal?.data?.redirect;
	const isGone = GONE.includes( fields.status );

	return (
		<Modal
			className="pharos-dialog pharos-redirect-editor"
			title={
				isNew
					? __( 'Add redirect', 'pharos-seo' )
					: __( 'Edit redirect', 'pharos-seo' )
			}
			size="medium"
			focusOnMount={ false }
			onRequestClose={ () =>
				isDirty ? setIsAsking( true ) : onClose()
			}
		>
			{ isAsking && (
				<ConfirmModal
					title={ __( 'Discard your changes?', 'pharos-seo' ) }
					description={ __(
						'This redirect isn’t saved.',
						'pharos-seo'
					) }
					confirmLabel={ __( 'Discard', 'pharos-seo' ) }
					cancelLabel={ __( 'Keep editing', 'pharos-seo' ) }
					isDestructive
					onConfirm={ () => setIsDiscarded( true ) }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
			{ /* A form, so that Enter saves. */ }
			<form ref={ form } onSubmit={ ( event ) => void save( event ) }>
				{ refusal && ! isAtField( refusal ) && (
					<Notice status="error" isDismissible={ false }>
						{ refusal.message }
					</Notice>
				) }
				{ conflict && (
					<Notice status="warning" isDismissible={ false }>
						{ sprintf(
							/* translators: %s: title of a page. */
							__(
								'Saved. The page “%s” exists at this URL and is shown instead of redirecting.',
								'pharos-seo'
							),
							conflict.title || conflict.url
						) }{ ' ' }
						{ conflict.edit && (
							<a href={ conflict.edit }>
								{ __( 'Redirect this page', 'pharos-seo' ) }
							</a>
						) }
					</Notice>
				) }
				<Field error={ errorOf( 'source' ) }>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={
							fields.match === 'pattern'
								? __( 'Pattern', 'pharos-seo' )
								: __( 'Source URL', 'pharos-seo' )
						}
						help={
							errorOf( 'source' ) ??
							( fields.match === 'pattern'
								? __(
										'A regular expression for the path, without delimiters, such as ^/blog/(\\d+)$.',
										'pharos-seo'
									)
								: __(
										'A path on this site, such as /old-page/.',
										'pharos-seo'
									) )
						}
						dir="ltr"
						value={ fields.source }
						onChange={ ( source ) => change( { source } ) }
						aria-invalid={ errorOf( 'source' ) ? true : undefined }
					/>
					{ existing && (
						<Button
							variant="link"
							onClick={ () => open( existing ) }
						>
							{ __( 'Edit the existing redirect', 'pharos-seo' ) }
						</Button>
					) }
				</Field>
				{ ! isGone && (
					<Field error={ errorOf( 'target' ) }>
						<TargetField
							value={ fields.target }
							error={ errorOf( 'target' ) }
							hasGroups={ fields.match === 'pattern' }
							onChange={ ( target ) => change( { target } ) }
						/>
					</Field>
				) }
				<details
					className="pharos-redirect-editor__more"
					open={ hasMore }
				>
					<summary>{ __( 'More', 'pharos-seo' ) }</summary>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Applies to', 'pharos-seo' ) }
						value={ fields.match }
						options={ options( MATCHES ) }
						onChange={ ( match ) => change( { match } ) }
					/>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Status', 'pharos-seo' ) }
						value={ String( fields.status ) }
						options={ options( STATUSES ) }
						onChange={ ( status ) =>
							change( { status: Number( status ) } )
						}
					/>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Query string', 'pharos-seo' ) }
						value={ fields.query }
						options={ options( QUERIES ) }
						onChange={ ( query ) => change( { query } ) }
					/>
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ __( 'Ignore letter case', 'pharos-seo' ) }
						checked={ fields.ignore_case }
						onChange={ ( value ) =>
							change( { ignore_case: value } )
						}
					/>
				</details>
				{ ! isNew && (
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'On', 'pharos-seo' ) }
						checked={ fields.enabled }
						onChange={ ( enabled ) => change( { enabled } ) }
					/>
				) }
				{ refusal?.code === 'pharos_redirect_protected' && (
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ __( 'Redirect it anyway', 'pharos-seo' ) }
						checked={ isConfirmed }
						onChange={ setIsConfirmed }
					/>
				) }
				<div className="pharos-dialog-foot">
					<Button
						variant="tertiary"
						onClick={ onClose }
						__next40pxDefaultSize
					>
						{ conflict
							? __( 'Close', 'pharos-seo' )
							: __( 'Cancel', 'pharos-seo' ) }
					</Button>
					<Button
						variant="primary"
						type="submit"
						isBusy={ isBusy }
						disabled={ conflict !== null }
						accessibleWhenDisabled
						__next40pxDefaultSize
					>
						{ __( 'Save redirect', 'pharos-seo' ) }
					</Button>
				</div>
			</form>
		</Modal>
	);
}

function Field( {
	error,
	children,
}: {
	error: string | undefined;
	children: React.ReactNode;
} ) {
	return (
		<div className={ error ? 'pharos-field has-error' : 'pharos-field' }>
			{ children }
		</div>
	);
}

const options = < Value extends string >(
	words: Record< Value, string > | Record< number, string >
) =>
	Object.entries( words ).map( ( [ value, label ] ) => ( {
		value: value as Value,
		label: String( label ),
	} ) );
