import { Button, Icon } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { caution, info } from '@wordpress/icons';
import {
	describeFinding,
	nameSeverity,
	type Finding,
} from '../../../../common/robots-txt';

/** Maximum number of findings that are shown: a file of another type, pasted by mistake, has one in every line. */
const SHOWN = 50;

interface FindingsProps {
	findings: readonly Finding[];
	/** Selects a line in the editor. */
	onShow: ( line: number ) => void;
}

/** The list of findings by line. */
export function Findings( { findings, onShow }: FindingsProps ) {
	if ( findings.length === 0 ) {
		return null;
	}
	const hidden = findings.length - SHOWN;
	return (
		<div>
			<h2 className="pharos-card__title">
				{ __( 'How crawlers interpret the text', 'pharos-seo' ) }
			</h2>
			<ul className="pharos-robots-txt__findings">
				{ findings.slice( 0, SHOWN ).map( ( finding ) => (
					<li
						key={ `${ finding.line } ${ finding.code }` }
						className={ `pharos-robots-txt__finding is-${ finding.severity }` }
					>
						<Icon
							icon={
								finding.severity === 'info' ? info : caution
							}
						/>
						<span>
							<strong>
								{ nameSeverity( finding.severity ) }
							</strong>{ ' ' }
							<FindingLine
								line={ finding.line }
								onShow={ onShow }
							/>
							{ describeFinding( finding ) }
						</span>
					</li>
				) ) }
			</ul>
			{ hidden > 0 && (
				<p>
					{ sprintf(
						/* translators: %d: number of problems that are not shown. */
						_n(
							'… and %d more',
							'… and %d more',
							hidden,
							'pharos-seo'
						),
						hidden
					) }
				</p>
			) }
		</div>
	);
}

function FindingLine( {
	line,
	onShow,
}: {
	line: number | null;
	onShow: ( line: number ) => void;
} ) {
	if ( line === null ) {
		return null;
	}
	const label = sprintf(
		/* translators: %d: number of a line. */
		__( 'Line %d', 'pharos-seo' ),
		line
	);
	return (
		<>
			<Button
				variant="link"
				onClick={ () => onShow( line ) }
				aria-label={ sprintf(
					/* translators: %s: "Line 3". */
					__( '%s: go to line', 'pharos-seo' ),
					label
				) }
			>
				{ label }
			</Button>
			{ ': ' }
		</>
	);
}
