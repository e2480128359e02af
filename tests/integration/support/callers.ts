/** PHP code for programs that change something, as user 1. */

/**
 * Runs PHP code as a program that has logged in with an application password.
 *
 * @param code The code.
 */
export const withPassword = ( code: string ) => `
	[ , $item ] = WP_Application_Passwords::create_new_application_password( 1, [ 'name' => 'Sheets' ] );
	$GLOBALS['wp_rest_application_password_uuid'] = $item['uuid'];
	${ code }
	$GLOBALS['wp_rest_application_password_uuid'] = null;
	WP_Application_Passwords::delete_all_application_passwords( 1 );
	delete_user_meta( 1, '_application_passwords' );
	delete_network_option( null, 'using_application_passwords' );`;

/**
 * Runs PHP code as a client of WordPress's MCP adapter.
 *
 * @param client What it says about itself.
 * @param code   The code.
 */
export const overMcp = ( client: object, code: string ) => `
	do_action( 'mcp_adapter_init', null );
	update_user_meta( 1, 'mcp_adapter_sessions', [ 'session-1' => [ 'client_params' => json_decode( '${ JSON.stringify(
		client
	) }', true ) ] ] );
	$_SERVER['HTTP_MCP_SESSION_ID'] = 'session-1';
	${ code }
	unset( $_SERVER['HTTP_MCP_SESSION_ID'] );
	delete_user_meta( 1, 'mcp_adapter_sessions' );`;
