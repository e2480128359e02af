/** PHP that registers the hooks of admin screens, which requests of tests don't load. */
export const ADMIN_HOOKS = `
	$settings = static fn() => new Pharos\\Settings\\Settings();
	$variables = static fn() => new Pharos\\Template\\Variables( $settings() );
	$folder = dirname( PHAROS_FILE ) . '/includes/hooks';
	( require "$folder/admin.php" )( $settings, $variables, new Pharos\\Core\\Features( require "$folder/features.php", $settings, $variables ) );`;
