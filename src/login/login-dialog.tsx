import { createPortal, useEffect, useState } from '@wordpress/element';
import { onLoggedOut } from '../../common/rest';

const load = () => import( /* webpackChunkName: "login" */ './login-question' );

type Question = Awaited< ReturnType< typeof load > >[ 'default' ];

interface Asked {
	Question: Question;
	onAnswer: ( isLoggedIn: boolean ) => void;
}

/** Asks users whose session has expired to log in again; requests from any screen wait for that. */
export function LoginDialog() {
	const [ asked, setAsked ] = useState< Asked | null >( null );
	useEffect(
		() =>
			onLoggedOut( async () => {
				const question = await load().catch( () => null );
				return question
					? new Promise( ( resolve ) =>
							setAsked( {
								Question: question.default,
								onAnswer: ( isLoggedIn ) => {
									setAsked( null );
									resolve( isLoggedIn );
								},
							} )
						)
					: false;
			} ),
		[]
	);
	if ( ! asked ) {
		return null;
	}
	const { Question, onAnswer } = asked;
	// Outside of the application: WordPress's dialogs hide everything else from assistive technology, which would include
	// this one.
	return createPortal( <Question onAnswer={ onAnswer } />, document.body );
}
