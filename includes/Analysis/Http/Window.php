<?php
/**
 * How many requests are under way at a time.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Http;

use CurlMultiHandle;
use Pharos\Analysis\Deadline;

/**
 * Requests starts all it is given at once, and asks curl without a pause until they have ended. Its hooks are here used to start the next
 * one whenever one has ended, and to wait in between without work.
 */
final class Window {
	/** On hosts of others, together. */
	private const OUTSIDE = 6;

	/** On one host of others. */
	private const ONE_HOST = 2;

	/** On this site: its visitors are served meanwhile, and each run takes one of its processes already. */
	private const THIS_SITE = 1;

	/** Seconds that a request gets at least; with fewer left none is begun. */
	private const LEAST = 1.0;

	private ?CurlMultiHandle $multi = null;

	/** @var array<int|string, Transfer> */
	private array $running = [];

	/** @param array<int|string, Transfer> $waiting */
	public function __construct(private array $waiting, private readonly Deadline $deadline) {}

	/** Once, with all of them prepared: WordPress's hook `curl.before_multi_exec`. */
	public function open(CurlMultiHandle $multi): void {
		$this->multi = $multi;
		foreach ($this->waiting as $transfer) {
			$transfer->hold_back($multi);
		}
		$this->go_on();
	}

	/** After each: WordPress's hook `multiple.request.complete`. */
	public function close(int|string $key): void {
		unset($this->running[$key]);
		$this->go_on();
	}

	/** Until one of them has ended. */
	private function go_on(): void {
		$this->fill();
		while ($this->running !== []) {
			curl_multi_exec($this->multi, $active);
			if ($active < count($this->running)) {
				return;
			}
			if ($this->deadline->is_over()) {
				throw NotAsked::time_is_over();
			}
			if (curl_multi_select($this->multi, min(0.2, $this->deadline->left())) === -1) {
				// Nothing to wait for yet.
				usleep(5000);
			}
		}
		if ($this->waiting !== []) {
			throw NotAsked::time_is_over();
		}
	}

	private function fill(): void {
		$places = array_map(
			static fn(Transfer $transfer): string => $transfer->place(),
			$this->running,
		);
		foreach ($this->waiting as $key => $transfer) {
			$place = $transfer->place();
			$outside = array_filter($places, static fn(string $one): bool => $one !== '');
			$is_full =
				count(array_keys($places, $place, true)) >=
					($place === '' ? self::THIS_SITE : self::ONE_HOST) ||
				($place !== '' && count($outside) >= self::OUTSIDE);
			$left = $this->deadline->left();
			if ($is_full || $left < self::LEAST) {
				continue;
			}
			unset($this->waiting[$key]);
			$this->running[$key] = $transfer;
			$places[$key] = $place;
			$transfer->start($this->multi, $left);
		}
	}
}
