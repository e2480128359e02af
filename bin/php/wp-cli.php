<?php
/**
 * Runs WP-CLI's commands for tests: each in a process of its own, as in a terminal, but forked from this one, whose OPcache has the
 * compiled code of WP-CLI and WordPress in memory. That takes a quarter of the processor time of a new PHP.
 *
 * In the folder of a site, `wp-cli.sock` receives a line of JSON, the list of parameters, and answers with `{ code, stdout, stderr }`. Its
 * client is tests/support/wp-cli.ts. PHP has to read this script from its standard input: otherwise it defines STDOUT and STDERR, which a
 * command's process defines as files.
 */

declare(strict_types=1);

$pharos_streams = array_map(
	static fn($name) => fopen("php://$name", $name === 'stdin' ? 'r' : 'w'),
	['stdin', 'stdout', 'stderr'],
);
$pharos_folder = (string) getenv('PHAROS_WORDPRESS');
$pharos_cli = (string) getenv('PHAROS_WP_CLI');
$pharos_cwd = getcwd();

// Relative, because paths of sockets are limited to 107 characters.
chdir($pharos_folder);
@unlink('wp-cli.sock');
$pharos_server = stream_socket_server('unix://wp-cli.sock');
chdir($pharos_cwd);

// Until the site has ended.
$pharos_parent = posix_getppid();
while (posix_getppid() === $pharos_parent) {
	// Waited for, so that their processor time counts as the site's.
	while (pcntl_waitpid(-1, $pharos_status, WNOHANG) > 0) {
	}
	$pharos_client = @stream_socket_accept($pharos_server, 10);
	if (!$pharos_client) {
		continue;
	}
	// While it runs, others are answered.
	if (pcntl_fork() === 0) {
		break;
	}
	fclose($pharos_client);
	$pharos_client = false;
}
$pharos_client || exit();

fclose($pharos_server);
$pharos_parameters = json_decode((string) fgets($pharos_client), true);
$pharos_output = sprintf('%s/wp-cli-%d', sys_get_temp_dir(), getmypid());
$pharos_process = pcntl_fork();

if ($pharos_process === 0) {
	fclose($pharos_client);
	array_map('fclose', $pharos_streams);
	// They get the descriptors that are free now: 0, 1 and 2, which programs that a command starts inherit.
	define('STDIN', fopen('/dev/null', 'r'));
	define('STDOUT', fopen("$pharos_output.out", 'w'));
	define('STDERR', fopen("$pharos_output.err", 'w'));
	$argv = [$pharos_cli, "--path=$pharos_folder", '--allow-root', '--no-color'];
	$argv = $_SERVER['argv'] = [...$argv, ...$pharos_parameters];
	$argc = $_SERVER['argc'] = count($argv);
	$_SERVER['PHP_SELF'] = $_SERVER['SCRIPT_NAME'] = $_SERVER['SCRIPT_FILENAME'] = $pharos_cli;
	$_SERVER['REQUEST_TIME'] = time();
	$_SERVER['REQUEST_TIME_FLOAT'] = microtime(true);
	mt_srand();
	require $pharos_cli;
	exit();
}

pcntl_waitpid($pharos_process, $pharos_status);
$pharos_answer = [
	'code' => pcntl_wifexited($pharos_status) ? pcntl_wexitstatus($pharos_status) : 255,
];
foreach (['stdout' => 'out', 'stderr' => 'err'] as $pharos_name => $pharos_ending) {
	$pharos_answer[$pharos_name] = (string) file_get_contents("$pharos_output.$pharos_ending");
	unlink("$pharos_output.$pharos_ending");
}
fwrite($pharos_client, (string) json_encode($pharos_answer, JSON_INVALID_UTF8_SUBSTITUTE));
