/** An audio element that tests control by hand. It loads on command, and `advance` plays it. */
export class FakeAudio extends EventTarget {
  preload = '';
  volume = 1;
  muted = false;
  loop = false;
  defaultPlaybackRate = 1;
  playbackRate = 1;
  paused = true;
  ended = false;
  seeking = false;
  readyState = 0;
  duration = NaN;
  error: { message: string } | null = null;
  loadedUntil = 0;
  plays = 0;
  address = '';
  private position = 0;

  get src(): string {
    return this.address;
  }
  set src(url: string) {
    this.address = url;
    this.reset();
  }
  get currentTime(): number {
    return this.position;
  }
  set currentTime(seconds: number) {
    this.position = seconds;
    this.ended = false;
    this.emit('seeked');
  }
  get buffered() {
    const end = this.loadedUntil;
    return { length: end > 0 ? 1 : 0, start: () => 0, end: () => end };
  }
  get isLoaded(): boolean {
    return this.readyState === 4;
  }

  removeAttribute(): void {
    this.address = '';
  }
  load(): void {
    this.reset();
  }
  play(): Promise<void> {
    this.plays++;
    this.paused = false;
    if (this.ended) this.currentTime = 0;
    if (this.isLoaded) this.emit('playing');
    return Promise.resolve();
  }
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.emit('pause');
  }

  /** Data arrives, up to `loadedUntil`. */
  arrive(duration: number, loadedUntil = duration): void {
    this.duration = duration;
    this.readyState = 4;
    this.loadedUntil = loadedUntil;
    this.emit('loadedmetadata');
    this.emit('durationchange');
    this.emit('canplay');
    if (!this.paused) this.emit('playing');
  }
  fail(message = 'gone'): void {
    this.error = { message };
    this.readyState = 0;
    this.emit('error');
  }
  /** Plays audio for that long, in steps of a quarter of a second, as browsers report it. */
  advance(seconds: number): void {
    for (let rest = seconds; rest > 1e-9 && !this.paused && !this.error; rest -= 0.25) {
      this.position += Math.min(0.25, rest) * this.playbackRate;
      if (this.position >= this.duration) {
        this.position = this.duration;
        this.emit('timeupdate');
        this.paused = true;
        this.ended = true;
        this.emit('pause');
        this.emit('ended');
        return;
      }
      this.emit('timeupdate');
    }
  }

  private emit(type: string): void {
    this.dispatchEvent(new Event(type));
  }
  private reset(): void {
    this.position = 0;
    this.paused = true;
    this.ended = false;
    this.readyState = 0;
    this.duration = NaN;
    this.loadedUntil = 0;
    this.error = null;
  }
}
