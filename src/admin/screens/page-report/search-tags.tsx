import { __, sprintf } from '@wordpress/i18n';
import type { PageParts, PageReport } from '../../../../store';
import { Part } from './part';

interface SearchTagsProps {
	report: PageReport;
	sources: PageParts[ 'sources' ];
}

const filled = ( text = '' ) => ( text === '' ? [] : [ text ] );

/** The tags for search engines. */
export function SearchTags( { report, sources }: SearchTagsProps ) {
	const hreflang = Object.entries( report.hreflang ?? {} );
	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">
				{ __( 'Search engines', 'pharos-seo' ) }
			</h2>
			<dl className="pharos-page-report__parts">
				<Part
					name={ __( 'Title tag', 'pharos-seo' ) }
					values={ filled( report.title ) }
					sources={ [ sources.title ] }
				/>
				<Part
					name={ __( 'Meta description', 'pharos-seo' ) }
					values={ filled( report.description ) }
					sources={ [ sources.description ] }
				/>
				<Part
					name={ __( 'Robots meta tag', 'pharos-seo' ) }
					values={ [
						...( report.robots ?? [] ),
						...filled( report.robots_header ).map( ( header ) =>
							sprintf(
								/* translators: %s: robots directives, such as "noindex". */
								__( '%s (X-Robots-Tag header)', 'pharos-seo' ),
								header
							)
						),
					] }
					sources={ sources.robots.map( ( source ) => ( {
						...source,
						about: source.directives.join( ', ' ),
					} ) ) }
					isCode
				/>
				<Part
					name={ __( 'Canonical URL', 'pharos-seo' ) }
					values={ filled( report.canonical ) }
					sources={ [ sources.canonical ] }
					isCode
				/>
				<Part
					name={ __( 'Languages (hreflang)', 'pharos-seo' ) }
					values={ hreflang.map(
						( [ language, url ] ) => `${ language }: ${ url }`
					) }
					sources={ [
						{
							text:
								hreflang.length === 0
									? __(
											'Only multilingual sites have these tags; the plugin for languages outputs them.',
											'pharos-seo'
										)
									: __(
											'The plugin for languages, or the theme.',
											'pharos-seo'
										),
							link: null,
						},
					] }
					isCode
				/>
			</dl>
		</section>
	);
}
