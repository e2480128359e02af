<?php
/**
 * Asks this site, and the rest of the web whether links lead anywhere.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Http;

use Pharos\Analysis\Deadline;

/** Without cookies and logins; never an address that is neither this site nor public. What it promises is in docs/analysis.md. */
final class Client {
	/** Bytes of a body that are read. */
	public const MOST = MB_IN_BYTES;

	/** Seconds of one address, with all of its redirects. */
	private const TIMEOUT = 10.0;

	/** Redirects that a link may have: as many as search engines follow. */
	private const LINK_REDIRECTS = 10;

	private readonly Sender $sender;

	private int $refused = 0;

	/** @param Resolver $resolver Tests have one of their own. */
	public function __construct(Deadline $deadline, Resolver $resolver = new SystemResolver()) {
		$this->sender = new Sender(new Guard($resolver, $deadline), $deadline);
	}

	/**
	 * A page or file of this site, as a crawler gets it.
	 *
	 * @param int $redirects How many steps are followed, on this site only: one that leads elsewhere is the answer. With 0 each is.
	 */
	public function own(string $url, string $method = 'GET', int $redirects = 5): Answer {
		return $this->ask(
			[$url],
			fn(Target $target): Journey => $this->visit($target, $method, $redirects),
		)[$url];
	}

	/**
	 * Several pages of this site, one after the other.
	 *
	 * @param list<string> $urls
	 * @return array<string, Answer> By address.
	 */
	public function own_pages(array $urls, int $redirects = 5): array {
		return $this->ask(
			$urls,
			fn(Target $target): Journey => $this->visit($target, 'GET', $redirects),
		);
	}

	/**
	 * Whether addresses answer: HEAD, and GET where that is refused; several at once.
	 *
	 * @param list<string> $urls This site's and others'.
	 * @return array<string, Answer> By address; with the error `not_checked` where the time was over.
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
	 * Whether an address of this site answers to those who mind certificates, as browsers do; redirects are not followed. All other
	 * requests to this site take any, as WordPress's own do.
	 */
	public function certified(string $url): Answer {
		return $this->ask(
			[$url],
			fn(Target $target): Journey => OwnSite::is($target)
				? new Journey($target, 'HEAD', 0, 0, true, self::TIMEOUT, true)
				: throw NotAsked::refused(__('It is not on this site.', 'pharos-seo')),
		)[$url];
	}

	/** How many addresses were not asked because they are neither on this site nor public. */
	public function refused(): int {
		return $this->refused;
	}

	/** How many requests were sent. */
	public function requests(): int {
		return $this->sender->sent();
	}

	private function visit(Target $target, string $method, int $redirects): Journey {
		if (!OwnSite::is($target)) {
			throw NotAsked::refused(__('It is not on this site.', 'pharos-seo'));
		}
		return new Journey($target, $method, self::MOST, $redirects, true, self::TIMEOUT);
	}

	/**
	 * @param list<string>               $urls
	 * @param callable(Target): Journey  $journey
	 * @return array<string, Answer> By address.
	 */
	private function ask(array $urls, callable $journey): array {
		$journeys = [];
		$answers = [];
		$ways = [];
		foreach (array_unique($urls) as $url) {
			try {
				$target =
					Target::read($url) ??
					throw NotAsked::refused(__('It is no address of the web.', 'pharos-seo'));
				// Those that differ in their fragment only are one.
				$ways[$url] = $target->url;
				$journeys[$target->url] ??= $journey($target);
			} catch (NotAsked $reason) {
				$answers[$url] = new Answer($url, error: $reason->error, details: $reason->details);
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
				static fn(Answer $answer): bool => $answer->error === 'refused_address',
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
