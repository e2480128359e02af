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

// The clients of running commands, by process id.
$pharos_clients = [];
$pharos_process = -1;
// Until the site has ended.
$pharos_parent = posix_getppid();
while (posix_getppid() === $pharos_parent) {
	while (($pharos_ended = pcntl_waitpid(-1, $pharos_status, WNOHANG)) > 0) {
		pharos_answer($pharos_clients[$pharos_ended], $pharos_ended, $pharos_status);
		unset($pharos_clients[$pharos_ended]);
	}
	$pharos_client = @stream_socket_accept($pharos_server, $pharos_clients === [] ? 10 : 0.01);
	if (!$pharos_client) {
		continue;
	}
	// One process for each command: a fork copies what it changes in memory, which takes longer than the command itself.
	$pharos_process = pcntl_fork();
	if ($pharos_process === 0) {
		break;
	}
	$pharos_clients[$pharos_process] = $pharos_client;
}
$pharos_process === 0 || exit();

$pharos_parameters = json_decode((string) fgets($pharos_client), true);
$pharos_output = pharos_output(getmypid());
array_map('fclose', [$pharos_server, $pharos_client, ...$pharos_clients, ...$pharos_streams]);
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

/** The files that a process writes, without their ending. */
function pharos_output(int $process): string {
	return sprintf('%s/wp-cli-%d', sys_get_temp_dir(), $process);
}

/** @param resource $client */
function pharos_answer($client, int $process, int $status): void {
	$answer = ['code' => pcntl_wifexited($status) ? pcntl_wexitstatus($status) : 255];
	foreach (['stdout' => 'out', 'stderr' => 'err'] as $name => $ending) {
		$path = pharos_output($process) . ".$ending";
		$answer[$name] = (string) @file_get_contents($path);
		@unlink($path);
	}
	fwrite($client, (string) json_encode($answer, JSON_INVALID_UTF8_SUBSTITUTE));
	// Processes of other commands have it open, too.
	stream_socket_shutdown($client, STREAM_SHUT_RDWR);
	fclose($client);
}
