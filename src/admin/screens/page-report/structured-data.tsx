import { __, sprintf } from '@wordpress/i18n';
import type { PageParts } from '../../../../store';
import { CopyButton } from '../../../components/copy-button';
import { NO_EMOJI } from '../../../components/no-emoji';
import { SourceLink } from './source-link';

interface StructuredDataProps {
	scripts: readonly unknown[];
	sources: PageParts[ 'sources' ][ 'json_ld' ];
}

/** The JSON-LD scripts of the page, collapsed. */
export const StructuredData = ( { scripts, sources }: StructuredDataProps ) => (
	<section className="pharos-card">
		<h2 className="pharos-card__title">
			{ __( 'Structured data', 'pharos-seo' ) }
		</h2>
		{ scripts.length === 0 && (
			<p className="pharos-page-report__empty">
				{ __( 'This page has no structured data.', 'pharos-seo' ) }
			</p>
		) }
		{ scripts.map( ( script, index ) => (
			<Script
				key={ index }
				script={ script }
				items={ sources[ index ] ?? [] }
			/>
		) ) }
	</section>
);

interface ScriptProps {
	script: unknown;
	items: PageParts[ 'sources' ][ 'json_ld' ][ number ];
}

function Script( { script, items }: ScriptProps ) {
	const isValid = typeof script !== 'string';
	const text = isValid ? JSON.stringify( script, null, 2 ) : script;
	const name = items
		.map( ( { type } ) => type )
		.filter( Boolean )
		.join( ', ' );
	return (
		<div className="pharos-page-report__script">
			{ ! isValid && (
				<p className="pharos-page-report__empty">
					{ __(
						'This script isn’t valid JSON, so search engines ignore it.',
						'pharos-seo'
					) }
				</p>
			) }
			<ul>
				{ items.map( ( { type, text: source, link }, index ) => (
					<li key={ index }>
						<strong dir="ltr">
							{ type || __( 'Unknown type', 'pharos-seo' ) }
						</strong>
						<span className="pharos-page-report__source">
							{ source }{ ' ' }
							<SourceLink link={ link } subject={ type } />
						</span>
					</li>
				) ) }
			</ul>
			<details>
				<summary>{ __( 'Show the code', 'pharos-seo' ) }</summary>
				<CopyButton
					text={ text }
					subject={ __( 'structured data', 'pharos-seo' ) }
				/>
				{ /* Focusable, so that it can be scrolled with the keyboard. */ }
				<pre
					className={ NO_EMOJI }
					dir="ltr"
					tabIndex={ 0 }
					role="region"
					aria-label={ sprintf(
						/* translators: %s: types of schemas, such as "WebPage, Article". */
						__( 'Structured data: %s', 'pharos-seo' ),
						name
					) }
				>
					{ text }
				</pre>
			</details>
		</div>
	);
}
