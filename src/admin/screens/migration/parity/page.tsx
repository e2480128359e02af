import { ExternalLink } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ParityPage, ParityStep } from '../../../../../store';
import { NO_EMOJI } from '../../../../components/no-emoji';
import { TagTable } from './tag-table';

interface PageProps {
	page: ParityPage;
	step: ParityStep;
	/** Whether the tags before the migration are known. */
	isCompared: boolean;
	onlyDifferent: boolean;
}

/** A page of the report; expands to its tags. */
export function Page( { page, step, isCompared, onlyDifferent }: PageProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const { name, url, problem, tags, edit } = page;
	const different = tags.filter( ( { same } ) => ! same );
	return (
		<details
			className="pharos-migrate__details"
			onToggle={ ( { currentTarget } ) =>
				setIsOpen( currentTarget.open )
			}
		>
			<summary>
				<span className={ NO_EMOJI } dir="auto">
					{ name || url }
				</span>{ ' ' }
				{ ( isCompared || problem !== '' ) && (
					<span
						className={ `pharos-migrate__badge ${
							problem !== '' || different.length > 0
								? 'is-different'
								: 'is-same'
						}` }
					>
						{ verdict( problem, different.length ) }
					</span>
				) }
			</summary>
			{ isOpen && (
				<>
					<p className="pharos-migrate__links">
						<ExternalLink href={ url } dir="ltr">
							{ url }
						</ExternalLink>
						{ edit !== '' && (
							<ExternalLink href={ edit }>
								{ __( 'Edit', 'pharos-seo' ) }
							</ExternalLink>
						) }
					</p>
					{ problem === '' ? (
						<TagTable
							tags={ onlyDifferent ? different : tags }
							label={ name || url }
							isPreview={ step === 'preview' }
							isCompared={ isCompared }
						/>
					) : (
						<p>{ problem }</p>
					) }
				</>
			) }
		</details>
	);
}

function verdict( problem: string, different: number ): string {
	if ( problem !== '' ) {
		return __( 'Couldn’t be read', 'pharos-seo' );
	}
	return different === 0
		? __( 'All identical', 'pharos-seo' )
		: sprintf(
				/* translators: %d: number of tags. */
				_n(
					'%d difference',
					'%d differences',
					different,
					'pharos-seo'
				),
				different
			);
}
