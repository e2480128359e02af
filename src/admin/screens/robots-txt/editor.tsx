import { Button, ExternalLink } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, type RobotsTxt } from '../../../../store';
import { Actions } from './actions';
import { Added } from './added';
import { CodeField, showLine } from './code-field';
import { Findings } from './findings';
import { Notices } from './notices';
import './style.scss';
import { useFindings } from './use-findings';

interface EditorProps {
	data: RobotsTxt;
}

/** The robots.txt editor, with notices why the text can't be edited, and its findings. */
export function Editor( { data }: EditorProps ) {
	const { isUnsaved, content } = useSelect( ( select ) => {
		const { hasUnsavedRobotsTxt, getRobotsTxtContent } = select( store );
		return {
			isUnsaved: hasUnsavedRobotsTxt(),
			content: getRobotsTxtContent(),
		};
	}, [] );
	const { editRobotsTxt } = useDispatch( store );
	const field = useRef< HTMLTextAreaElement >( null );
	const id = useInstanceId( Editor, 'pharos-robots-txt' );

	const isLocked =
		data.robots_file_exists || data.search_engine_visibility === '0';
	// The current file. Unsaved changes are kept even if a physical file was added since.
	const text =
		data.robots_file_exists && ! isUnsaved
			? data.robot_file_content
			: content;
	const findings = useFindings( text );

	return (
		<>
			<Actions isLocked={ isLocked } />
			<Notices data={ data } />
			<section className="pharos-card pharos-robots-txt">
				<div>
					<label className="pharos-robots-txt__label" htmlFor={ id }>
						{ __( 'Content of robots.txt', 'pharos-seo' ) }
					</label>
					<CodeField
						id={ id }
						value={ text }
						findings={ findings }
						readOnly={ isLocked }
						describedBy={ `${ id }-help` }
						onChange={ editRobotsTxt }
						fieldRef={ field }
					/>
					<p
						id={ `${ id }-help` }
						className="pharos-robots-txt__help"
					>
						{ __(
							'Crawlers read robots.txt before they crawl your pages.',
							'pharos-seo'
						) }{ ' ' }
						{ ! isLocked &&
							__(
								'To use the default text of WordPress, empty the field and save.',
								'pharos-seo'
							) }
					</p>
				</div>
				<Findings
					findings={ findings }
					onShow={ ( line ) =>
						field.current && showLine( field.current, line )
					}
				/>
				<Added data={ data } />
				<div className="pharos-robots-txt__links">
					{ data.robots_url !== '' && (
						<ExternalLink href={ data.robots_url }>
							{ __( 'Open robots.txt', 'pharos-seo' ) }
						</ExternalLink>
					) }
					{ ! isLocked && content !== data.default_content && (
						<Button
							variant="link"
							onClick={ () => {
								void editRobotsTxt( data.default_content );
								// The button disappears.
								field.current?.focus();
							} }
						>
							{ __(
								'Use the default of WordPress',
								'pharos-seo'
							) }
						</Button>
					) }
				</div>
			</section>
		</>
	);
}
