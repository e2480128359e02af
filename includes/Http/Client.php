<?php
/**
 * Sends HTTP requests to this site, and to other sites to check links.
 */

declare(strict_types=1);

namespace Pharos\Http;

use Pharos\Core\Deadline;

/** Sends no cookies or logins, and only to this site and public hosts. Its guarantees are in docs/analysis.md. */
final class Client {
	/** Maximum number of bytes of a body to read. */
	public const MOST = MB_IN_BYTES;

	/** Time limit for a URL with all of its redirects, in seconds. */
	private const TIMEOUT = 10.0;

	/** Maximum number of redirects of a link: as many as search engines follow. */
	private const LINK_REDIRECTS = 10;

	private readonly Sender $sender;

	private int $refused = 0;

	/** @param Resolver $resolver Tests pass a different one. */
	public function __construct(Deadline $deadline, Resolver $resolver = new SystemResolver()) {
		$this->sender = new Sender(new Guard($resolver, $deadline), $deadline);
	}

	/**
	 * Requests a page or file of this site like a crawler.
	 *
	 * @param int $redirects Maximum number of redirects to follow, on this site only: one to another site is returned. With 0, any is.
	 */
	public function page(string $url, string $method = 'GET', int $redirects = 5): Response {
		return $this->ask(
			[$url],
			fn(Target $target): Journey => $this->visit($target, $method, $redirects),
		)[$url];
	}

	/**
	 * Requests several pages of this site, one after the other.
	 *
	 * @param list<string> $urls
	 * @return array<string, Response> By URL.
	 */
	public function own_pages(array $urls, int $redirects = 5): array {
		return $this->ask(
			$urls,
			fn(Target $target): Journey => $this->visit($target, 'GET', $redirects),
		);
	}

	/**
	 * Requests URLs, several at once: with HEAD, and with GET where the server rejects that.
	 *
	 * @param list<string> $urls URLs of this and other sites.
	 * @return array<string, Response> By URL; with the error `not_checked` if the time is over.
	 */
	public function links(array $urls): array {
		return $this->ask(
			$urls,
			static fn(Target $target): Journey => new Journey(
				$target,
				'HEAD',
				0,
				self::LINK_REDIRECTS,
				false,
				self::TIMEOUT,
			),
		);
	}

	/**
	 * Requests a URL of this site and verifies the SSL certificate, like browsers; doesn't follow redirects. All other
	 * requests to this site accept any certificate, like WordPress's.
	 */
	public function certified(string $url): Response {
		return $this->ask(
			[$url],
			fn(Target $target): Journey => SiteRequests::is($target)
				? new Journey($target, 'HEAD', 0, 0, true, self::TIMEOUT, true)
				: throw Refusal::refused(__('This URL isn’t on this site.', 'pharos-seo')),
		)[$url];
	}

	/** Returns the number of URLs that weren't requested because they are neither on this site nor public. */
	public function refused(): int {
		return $this->refused;
	}

	/** Returns the number of requests sent. */
	public function requests(): int {
		return $this->sender->sent();
	}

	private function visit(Target $target, string $method, int $redirects): Journey {
		if (!SiteRequests::is($target)) {
			throw Refusal::refused(__('This URL isn’t on this site.', 'pharos-seo'));
		}
		return new Journey($target, $method, self::MOST, $redirects, true, self::TIMEOUT);
	}

	/**
	 * @param list<string>               $urls
	 * @param callable(Target): Journey  $journey
	 * @return array<string, Response> By URL.
	 */
	private function ask(array $urls, callable $journey): array {
		$journeys = [];
		$answers = [];
		$ways = [];
		foreach (array_unique($urls) as $url) {
			try {
				$target =
					Target::read($url) ??
					throw Refusal::refused(__('This isn’t a valid URL.', 'pharos-seo'));
				// URLs that differ only in the fragment share a request.
				$ways[$url] = $target->url;
				$journeys[$target->url] ??= $journey($target);
			} catch (Refusal $reason) {
				$answers[$url] = new Response(
					$url,
					error: $reason->error,
					details: $reason->details,
				);
			}
		}
		$this->travel($journeys);
		foreach ($ways as $url => $way) {
			if (isset($journeys[$way])) {
				$answers[$url] = $journeys[$way]->answer;
			}
		}
		$this->refused += count(
			array_filter(
				$answers,
				static fn(Response $answer): bool => $answer->error === 'refused_address',
			),
		);
		return $answers;
	}

	/** @param array<string, Journey> $journeys */
	private function travel(array $journeys): void {
		while ($journeys !== []) {
			$steps = array_map(static fn(Journey $journey): Step => $journey->next(), $journeys);
			$this->sender->send($steps);
			foreach ($journeys as $key => $journey) {
				$journey->arrive($steps[$key]);
			}
			$journeys = array_filter(
				$journeys,
				static fn(Journey $journey): bool => $journey->answer === null,
			);
		}
	}
}
