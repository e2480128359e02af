import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { NO_EMOJI } from '../../../../components/no-emoji';
import { Skeleton } from '../../../../components/skeleton';
import {
	isIncomplete,
	PageFinder,
	SchemaJson,
	type SpecificResult,
} from '../../../../schema';
import type { usePreview } from './use-preview';

interface PreviewProps {
	/** The id of the schema. */
	id: string;
	preview: ReturnType< typeof usePreview >;
	isWide: boolean;
	search: ( words: string ) => Promise< SpecificResult[] >;
}

/** The structured data of a chosen page with this schema; beside the form, or collapsed below it. */
export function Preview( { id, preview, isWide, search }: PreviewProps ) {
	const { answer, hasFailed, reason, retry, choosePage } = preview;
	return (
		<Frame isWide={ isWide }>
			<PageFinder
				id="pharos-schema-page"
				label={ __( 'Preview with', 'pharos-seo' ) }
				search={ search }
				placeholder={ __( 'Search for another page', 'pharos-seo' ) }
				onChoose={ ( { id: page } ) => choosePage( page ) }
			/>
			{ hasFailed && (
				<p className="pharos-schema-editor__failed" role="status">
					{ __( 'The preview couldn’t be loaded.', 'pharos-seo' ) }{ ' ' }
					{ reason }{ ' ' }
					<Button variant="link" onClick={ retry }>
						{ __( 'Try again', 'pharos-seo' ) }
					</Button>
				</p>
			) }
			{ answer === null && ! hasFailed && <Skeleton rows={ 3 } /> }
			{ answer && <Node id={ id } answer={ answer } /> }
		</Frame>
	);
}

interface NodeProps {
	id: string;
	answer: NonNullable< PreviewProps[ 'preview' ][ 'answer' ] >;
}

function Node( { id, answer: { page, nodes, problems } }: NodeProps ) {
	const node = nodes[ id ];
	const missing = problems.filter( ( { schema } ) => schema === id );
	return (
		<>
			<p className="pharos-schema-editor__page">
				<bdi className={ NO_EMOJI }>{ page.label }</bdi>
			</p>
			{ node ? (
				<SchemaJson
					value={ node }
					label={ __( 'JSON-LD of this schema', 'pharos-seo' ) }
				/>
			) : (
				<p className="pharos-schemas__nothing">
					{ isIncomplete( node, missing )
						? __(
								'Not output until it’s complete. Fill in the properties that Google requires.',
								'pharos-seo'
							)
						: sprintf(
								/* translators: %s: title of a page. */
								__(
									'This schema isn’t output on “%s”.',
									'pharos-seo'
								),
								page.label
							) }
				</p>
			) }
		</>
	);
}

function Frame( {
	isWide,
	children,
}: {
	isWide: boolean;
	children: ReactNode;
} ) {
	const title = __( 'Preview', 'pharos-seo' );
	return isWide ? (
		<aside
			className="pharos-card pharos-schema-editor__preview"
			aria-label={ title }
		>
			<h2 className="pharos-card__title">{ title }</h2>
			{ children }
		</aside>
	) : (
		<details className="pharos-card pharos-schema-editor__panel">
			<summary>{ title }</summary>
			<div className="pharos-schema-editor__preview">{ children }</div>
		</details>
	);
}
