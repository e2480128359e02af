import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../../common/locale';
import type { PageSnippet } from '../../../../../store';

/** The current title and description of the page. */
export function Snippet( { snippet }: { snippet: PageSnippet | null } ) {
	return (
		<section className="pharos-page-panel__part">
			<h3>{ __( 'Snippet', 'pharos-seo' ) }</h3>
			{ snippet ? (
				<Texts snippet={ snippet } />
			) : (
				<p>
					{ __(
						'The page doesn’t belong to this site, or couldn’t be read.',
						'pharos-seo'
					) }
				</p>
			) }
		</section>
	);
}

function Texts( { snippet }: { snippet: PageSnippet } ) {
	const isFound = snippet.status < 300 || snippet.status >= 600;
	return (
		<dl>
			{ ! isFound && (
				<>
					<dt>{ __( 'Response', 'pharos-seo' ) }</dt>
					<dd className="is-bad">
						{ sprintf(
							/* translators: %d: HTTP status code. */
							__( 'Returns status %d', 'pharos-seo' ),
							snippet.status
						) }
					</dd>
				</>
			) }
			<dt>{ __( 'SEO title', 'pharos-seo' ) }</dt>
			<Text text={ snippet.title } length={ snippet.title_length } />
			<dt>{ __( 'Meta description', 'pharos-seo' ) }</dt>
			<Text
				text={ snippet.description }
				length={ snippet.description_length }
			/>
			{ snippet.robots && (
				<>
					<dt>{ __( 'Robots meta tag', 'pharos-seo' ) }</dt>
					<dd
						className={
							/noindex|none/i.test( snippet.robots )
								? 'is-bad'
								: ''
						}
					>
						<bdi dir="ltr">{ snippet.robots }</bdi>
					</dd>
				</>
			) }
		</dl>
	);
}

function Text( { text, length }: { text: string; length: number } ) {
	if ( text === '' ) {
		return <dd className="is-bad">{ __( 'None', 'pharos-seo' ) }</dd>;
	}
	return (
		<dd>
			<bdi>{ text }</bdi>{ ' ' }
			<span className="pharos-gsc-muted">
				{ sprintf(
					/* translators: %s: number of characters. */
					_n(
						'(%s character)',
						'(%s characters)',
						length,
						'pharos-seo'
					),
					formatNumber( length )
				) }
			</span>
		</dd>
	);
}
